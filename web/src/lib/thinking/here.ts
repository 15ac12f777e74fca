// Whether this device is to search for its own user: always, never, or where it is quick and hangs on the mains.
import { site } from "../routing/root";
import { settings } from "../device/settings.svelte";

/** Fewer cores are needed by the page and the system. */
const LEAST_CORES = 4;
/** Fewer simulations in a second find less than a server does. */
const LEAST_SIMULATIONS = 150;

/** What browsers that say so say of the battery. */
interface Battery {
  readonly charging: boolean;
}
interface WithBattery {
  getBattery?: () => Promise<Battery>;
}

/** A search was too slow here. */
let isSlow = false;

/** Whether searches for the viewer run here. On a site without a server there is nobody else, and nothing to choose. */
export async function searchesHere(device: Navigator & WithBattery = navigator): Promise<boolean> {
  if (site !== null || settings.thinking === "server") return false;
  if (settings.thinking === "here") return true;
  if (isSlow || device.hardwareConcurrency < LEAST_CORES || !device.getBattery) return false;
  return (await device.getBattery()).charging;
}

/** Note how many simulations a search of some seconds had: a slow device leaves the next ones to the server. */
export function note(simulations: number, seconds: number): void {
  isSlow = simulations < LEAST_SIMULATIONS * seconds;
}
