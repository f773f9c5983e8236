const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
const quietMs = 2000

/** What a first visit with a phone moves over the wire, in kilobytes: all of it, and the scripts alone. */
export async function weighFirstVisit(chromium, address) {
  const page = await chromium.openPage()
  try {
    await page.send('Emulation.setDeviceMetricsOverride', phone)
    await page.send('Network.enable')
    await page.send('Page.enable')
    const scripts = new Set()
    const sum = { all: 0, scripts: 0 }
    page.listen('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
    page.listen('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sum.all += encodedDataLength / 1000
      if (scripts.has(requestId)) sum.scripts += encodedDataLength / 1000
    })
    const loaded = new Promise((resolve) => page.listen('Page.loadEventFired', resolve))
    await page.send('Page.navigate', { url: address })
    await loaded
    // What islands and pictures in sight fetch after the load is part of the visit.
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    return sum
  } finally {
    await page.close()
  }
}
