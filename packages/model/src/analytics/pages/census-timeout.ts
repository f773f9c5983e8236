/** Every census call gives up after this long. */
export const censusTimeoutMs = 2500
