import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postOutside, UnreachableAddress } from './call-outside'
import { isPublicAddress } from './public-address'

test('addresses of the open internet are public, all others are not', () => {
  for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  }
  const inner = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.0.1
    198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:7f00:1 64:ff9b::7f00:1 fc00::1 fd12::1 fe80::1
    fec0::1 ff02::1 2001:db8::1 2001::1 2002:7f00:1:: localhost 1.1.1 example.com`.split(/\s+/)
  for (const address of inner) expect([address, isPublicAddress(address)]).toEqual([address, false])
})

test('[SEC-47] no text is taken for a public address that is none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
      expect(typeof isPublicAddress(text)).toBe('boolean')
    }),
    { numRuns: 200 },
  )
})

test('[SEC-47] no spelling of this machine is called', async () => {
  const spellings = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '0', '[::ffff:127.0.0.1]', '127.1']
  for (const host of spellings) {
    const call = postOutside(`http://${host}:9/`, { body: '', headers: {} })
    await expect(call, host).rejects.toThrow(UnreachableAddress)
  }
  await expect(postOutside('file:///etc/passwd', { body: '', headers: {} })).rejects.toThrow(UnreachableAddress)
})
