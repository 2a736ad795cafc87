import { Neighbour, type NeighbourMessage } from './neighbour.js';

let neighbour: Neighbour | undefined;

process.on('message', (message: NeighbourMessage) => {
  if (message === 'collect') {
    void neighbour?.collect().then((served) => process.send?.(served));
    return;
  }
  neighbour = new Neighbour(message);
  neighbour.start();
});
