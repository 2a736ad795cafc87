import { BreachResolver } from './breach.resolver.js';
import { CameraBreach } from './camera-breach.entity.js';
import { Camera } from './camera.entity.js';
import { CameraResolver } from './camera.resolver.js';
import { Contact } from './contact.entity.js';
import { HeldRecord } from './held-record.entity.js';
import { HeldRecordsResolver } from './held-records.resolver.js';
import { UploadResolver } from './upload.resolver.js';

export const entities = [Camera, CameraBreach, Contact, HeldRecord];
export const resolvers = [UploadResolver, CameraResolver, BreachResolver, HeldRecordsResolver];
