import type { Example } from './example.ts';
import { laneHeight } from './ExampleDrawing.tsx';
import classes from './TracingExample.module.css';
import { texts } from './texts.tsx';

interface Props {
  people: Example['people'];
  ill: number;
  onPick: (ill: number) => void;
}

/** A radio button per lane, to choose who falls ill. */
export function IndexCaseSelect({ people, ill, onPick }: Props) {
  return (
    <fieldset className={classes.people}>
      <legend>{texts.whoFallsIll}</legend>
      {people.map(({ id, name, place }) => (
        <label key={id} style={{ height: laneHeight }} className={classes.person}>
          <input
            type="radio"
            name="ill"
            value={id}
            checked={id === ill}
            onChange={() => onPick(id)}
          />
          <span className={classes.name}>
            {name}
            <small>{place}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
