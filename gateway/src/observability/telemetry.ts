import { isTracingConfigured } from '../env.js';

/**
 * Loaded before all other modules (`node --import`), because instrumentations must be loaded first. OpenTelemetry is only loaded if the
 * environment names a destination for traces.
 */
if (isTracingConfigured()) await import('./telemetry-sdk.js');
