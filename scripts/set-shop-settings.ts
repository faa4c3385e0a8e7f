import { shopSettings } from './shop-settings.ts';

// For `node --import`: a command of the back end then runs with the shop's settings.
Object.assign(process.env, { ...shopSettings(), ...process.env });
