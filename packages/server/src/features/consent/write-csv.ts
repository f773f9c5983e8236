import type { ConsentChoiceRecord } from '@sitewright/model/overlays/consent/consent-choices'

export const csvHeader = 'time,choice,banner version,settings version\r\n'

/** Every cell is a time, a known word or a number, so none can be taken for a formula. */
export function writeCsvLine({ time, choice, version, settingsVersion }: ConsentChoiceRecord): string {
  return `${time},${choice},${version},${settingsVersion}\r\n`
}
