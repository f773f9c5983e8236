// Loaded before a host's own code (`node --import`): the host's clock goes on, moved ahead by what its parent sends.
const readClock = Date.now
let aheadMs = 0
Date.now = () => readClock() + aheadMs

process.on('message', ({ advanceMs }) => {
  aheadMs += advanceMs
  process.send?.({ aheadMs })
})
// Waiting for the parent must not keep a host alive that has been stopped.
process.channel?.unref()
