import { Neighbour, type NeighbourWork } from './neighbour.js';

let neighbour: Neighbour | undefined;

process.on('message', (message: NeighbourWork | 'collect') => {
  if (message === 'collect') void neighbour?.collect().then((served) => process.send?.(served));
  else neighbour = new Neighbour(message);
});
