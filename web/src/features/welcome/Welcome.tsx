import { Officer } from './Officer.tsx';
import { PlansInShort } from './PlansInShort.tsx';
import { Privacy } from './Privacy.tsx';
import { Records } from './Records.tsx';
import { Start } from './Start.tsx';
import { Trying } from './Trying.tsx';
import classes from './Welcome.module.css';

/** What the product does and for whom, for visitors without an account. */
export function Welcome() {
  return (
    <div className={classes.welcome} id="product">
      <Records />
      <Trying />
      <Officer />
      <Privacy />
      <PlansInShort />
      <Start />
    </div>
  );
}
