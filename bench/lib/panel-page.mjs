import { setTimeout as wait } from 'node:timers/promises'

/** How fast a quick hand is: the page comes to rest between two inputs, as it does for a person. */
const pauseMs = { click: 250, move: 40, key: 120 }
const escapeKey = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 }

/** The owner's panel on one page, worked by the browser's own input. */
export async function openPanel(chromium, { port, owner }, pageId) {
  const platform = `http://localhost:${port}`
  const page = await chromium.openPage()
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 1440,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  })
  await page.send('Page.enable')
  await go('Page.navigate', { url: `${platform}/login` })
  await go('Runtime.evaluate', { expression: `(${signIn})(${JSON.stringify(owner())})` })
  await go('Page.navigate', { url: `${platform}/sites/harbour-kiln/config/pages/${pageId}` })

  async function go(method, params) {
    const loaded = new Promise((resolve) => {
      const stop = page.listen('Page.loadEventFired', () => resolve(stop()))
    })
    await page.send(method, params)
    await loaded
  }
  async function ask(question, input) {
    const expression = `(${question})(${JSON.stringify(input)})`
    const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
      ...{ expression, awaitPromise: true, returnByValue: true },
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  async function mouse(type, { x, y }, clickCount = 1, pause = 0) {
    const button = type === 'mouseMoved' && clickCount === 0 ? 'none' : 'left'
    await page.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount, buttons: button === 'left' ? 1 : 0 })
    await wait(pause)
  }
  async function click(point, count = 1) {
    await mouse('mouseMoved', point, 0)
    await mouse('mousePressed', point, count)
    await mouse('mouseReleased', point, count, pauseMs.click)
  }
  async function key(values, pause) {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...values })
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...values })
    await wait(pause)
  }
  const untilFound = (selector) => ask(waitFor, selector)
  return {
    click,
    untilFound,
    reload: () => go('Page.reload'),
    untilDrawn: (blockId) => untilFound(`main [data-block-id="${blockId}"][role=group]`),
    findCenters: (blockIds) => ask(listCenters, blockIds),
    /** Of a control of the panel itself. */
    findControl: (selector) => ask(findCenter, selector),
    doubleClick: async (point) => {
      await click(point)
      await click(point, 2)
    },
    press: async (point) => {
      await mouse('mouseMoved', point, 0)
      await mouse('mousePressed', point)
    },
    move: (point) => mouse('mouseMoved', point, 1, pauseMs.move),
    release: (point) => mouse('mouseReleased', point, 1, pauseMs.click),
    pressEscape: () => key(escapeKey, pauseMs.click),
    type: (letter) => key({ text: letter, key: letter, unmodifiedText: letter }, pauseMs.key),
    close: () => page.close(),
  }
}

// These run in the page.

function signIn({ email, password }) {
  const { elements } = document.querySelector('input[type=password]').form
  elements.email.value = email
  elements.password.value = password
  elements.email.form.requestSubmit()
}

function waitFor(selector) {
  return new Promise((resolve) => {
    const look = () => {
      const frame = document.querySelector('.canvas-frame')?.contentDocument
      if (frame?.querySelector(selector)) requestAnimationFrame(() => resolve(true))
      else requestAnimationFrame(look)
    }
    look()
  })
}

function findCenter(selector) {
  const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Of blocks in the frame, on the screen. */
function listCenters(blockIds) {
  const frame = document.querySelector('.canvas-frame')
  const { left, top } = frame.getBoundingClientRect()
  const scale = frame.getBoundingClientRect().width / frame.clientWidth
  return blockIds.map((id) => {
    const box = frame.contentDocument.querySelector(`main [data-block-id="${id}"]`).getBoundingClientRect()
    return { x: left + (box.left + box.width / 2) * scale, y: top + (box.top + Math.min(box.height / 2, 12)) * scale }
  })
}
