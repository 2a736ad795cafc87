import { Neighbour, type NeighbourWork } from './neighbour.js';

let neighbour: Neighbour | undefined;

process.on('message', (message: NeighbourWork | 'collect') => {
  if (message === 'collect') {
    void neighbour?.collect().then((served) => process.send?.(served));
    return;
  }
  neighbour = new Neighbour(message);
  neighbour.start();
});
