import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { breakpoints } from '../../components/tokens.ts';
import type { LegalSection } from './legal-text.ts';
import classes from './LegalPage.module.css';

interface Props {
  sections: readonly LegalSection[];
}

/** The list of sections: beside the text it stays in sight, above it, on a phone, it is folded. */
export function LegalContents({ sections }: Props) {
  const isBeside = useMediaQuery(`(min-width: ${breakpoints.md})`, true, {
    getInitialValueInEffect: false,
  });
  return (
    <nav aria-label="Contents" className={classes['contents']}>
      {isBeside ? (
        <Entries sections={sections} />
      ) : (
        <details>
          <summary>Contents</summary>
          <Entries sections={sections} />
        </details>
      )}
    </nav>
  );
}

function Entries({ sections }: Props) {
  return (
    <ol>
      {sections.map(({ id, title, parts = [] }, index) => (
        <li key={id}>
          <Link to={`#${id}`}>
            <span className={classes['number']}>{index + 1}</span>
            {title}
          </Link>
          {parts.length > 0 && (
            <ol>
              {parts.map((part, partIndex) => (
                <li key={part.id}>
                  <Link to={`#${part.id}`}>
                    <span className={classes['number']}>
                      {index + 1}.{partIndex + 1}
                    </span>
                    {part.title}
                  </Link>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
