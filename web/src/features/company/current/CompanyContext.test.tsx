import { render, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyProvider, useCompany, type CurrentCompany } from './CompanyContext.tsx';

const acme: CurrentCompany = { name: 'Acme', timeZone: 'Asia/Singapore', keptFrom: null };

describe('the company of a page', () => {
  it('renders its readers again only if it has changed', () => {
    const rendered: (string | null)[] = [];
    function Reader() {
      rendered.push(useCompany().keptFrom);
      return null;
    }
    const reader = <Reader />;
    const { rerender } = render(<CompanyProvider company={acme}>{reader}</CompanyProvider>);
    rerender(<CompanyProvider company={{ ...acme }}>{reader}</CompanyProvider>);
    expect(rendered).toEqual([null]);
    const changed = { ...acme, keptFrom: '2026-01-05' };
    rerender(<CompanyProvider company={changed}>{reader}</CompanyProvider>);
    expect(rendered).toEqual([null, '2026-01-05']);
  });

  it('must be provided', () => {
    expect(() => renderHook(() => useCompany())).toThrow('useCompany needs a CompanyProvider');
  });
});
