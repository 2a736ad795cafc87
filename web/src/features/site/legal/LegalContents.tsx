import { Link } from 'react-router-dom';
import type { LegalSection } from './legal-text.ts';
import classes from './LegalPage.module.css';
import { texts } from './texts.tsx';

interface Props {
  sections: readonly LegalSection[];
}

/** The table of contents: sticky beside the text; on a phone collapsed above it. */
export function LegalContents({ sections }: Props) {
  return (
    <nav aria-label={texts.contents} className={`${classes.contents} screen-only`}>
      <details>
        <summary>{texts.contents}</summary>
        <ol>
          {sections.map(({ id, title, parts = [] }, index) => (
            <li key={id}>
              <Link to={`#${id}`}>
                <span className={classes.number}>{index + 1}</span>
                {title}
              </Link>
              {parts.length > 0 && (
                <ol>
                  {parts.map((part, partIndex) => (
                    <li key={part.id}>
                      <Link to={`#${part.id}`}>
                        <span className={classes.number}>
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
      </details>
    </nav>
  );
}
