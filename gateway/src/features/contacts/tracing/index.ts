import { ExampleResolver } from './example.resolver.js';
import { TracingResolver } from './tracing.resolver.js';

export const resolvers = [TracingResolver, ExampleResolver];
