import type { Example } from './example.ts';
import { laneHeight } from './ExampleDrawing.tsx';
import classes from './TracingExample.module.css';

interface Props {
  people: Example['people'];
  ill: number;
  onPick: (ill: number) => void;
}

/** Who falls ill: the names of the lanes, as one choice. */
export function IndexCaseSelect({ people, ill, onPick }: Props) {
  return (
    <fieldset className={classes.people}>
      <legend>Who falls ill?</legend>
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
