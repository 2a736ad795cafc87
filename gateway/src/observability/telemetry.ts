import { isTracingAsked } from '../env.js';

/**
 * Loaded before anything else (`node --import`), for what is to be traced must not be there yet. Without a destination for
 * traces in the environment nothing of OpenTelemetry is loaded.
 */
if (isTracingAsked()) await import('./telemetry-sdk.js');
