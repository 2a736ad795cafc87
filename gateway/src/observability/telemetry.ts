import { isTracingAsked } from '../env.js';

/**
 * Loaded before anything else (`node --import`), because instrumentations must precede what they instrument. OpenTelemetry is only
 * loaded if the environment names a destination for traces.
 */
if (isTracingAsked()) await import('./telemetry-sdk.js');
