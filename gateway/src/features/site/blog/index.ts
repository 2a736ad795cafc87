import { BlogResolver } from './blog.resolver.js';

export const resolvers = [BlogResolver];
