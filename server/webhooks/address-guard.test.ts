import { describe, expect, it } from 'vitest'
import { checkAddress, guardedLookup, type Resolve } from './address-guard.ts'

const resolvesTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

const outcomeOf = (text: string, networks: string[] = [], resolve = resolvesTo('203.0.114.9')) =>
  checkAddress(text, { networks, resolve }).catch((error: Error) => `${error.name}: ${error.message}`)

const isPrivate = 'AddressError: This address is in a private network, where the shop sends nothing'

describe('an address for webhooks', () => {
  it('is accepted when its host is public', async () => {
    expect(await outcomeOf('https://systems.example/hooks?shop=1')).toBe('https://systems.example/hooks?shop=1')
  })

  it.each([
    ['not an address', 'systems.example', 'Enter an address such as https://systems.example/webhooks'],
    ['in plain text', 'http://systems.example/', 'The address has to begin with https://'],
    ['of another protocol', 'ftp://systems.example/', 'The address has to begin with https://'],
    ['with credentials', 'https://me:secret@systems.example/', 'Leave out user and password: deliveries are signed'],
    ['with a fragment', 'https://systems.example/#a', 'Leave out what follows the #'],
  ])('is rejected when it is %s', async (_name, address, text) => {
    expect(await outcomeOf(address)).toBe(`AddressError: ${text}`)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
  ])('is rejected when its host has the address %s', async (found) => {
    expect(await outcomeOf('https://systems.example/', [], resolvesTo('203.0.114.9', found))).toBe(isPrivate)
  })

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
  ])('is rejected as %s, in any notation', async (address) => {
    expect(await checkAddress(address, { networks: [] }).catch((error: Error) => error.message)).toBe(
      isPrivate.replace('AddressError: ', ''),
    )
  })

  it('is rejected when no server has its name', async () => {
    const unknown: Resolve = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await outcomeOf('https://systems.example/', [], unknown)).toBe('AddressError: No server has this name')
  })

  it('is accepted in a private network that is named, and in no other', async () => {
    expect(await outcomeOf('https://erp.example/', ['10.1.0.0/16'], resolvesTo('10.1.2.3'))).toBe(
      'https://erp.example/',
    )
    expect(await outcomeOf('https://erp.example/', ['10.1.0.0/16'], resolvesTo('10.2.2.3'))).toBe(isPrivate)
    expect(await outcomeOf('https://erp.example/', ['fd00:1::/32'], resolvesTo('fd00:1::7'))).toBe(
      'https://erp.example/',
    )
  })

  it('is accepted in plain text on this machine only, when that is named', async () => {
    const local = resolvesTo('127.0.0.1')
    expect(await outcomeOf('http://localhost:4000/', ['127.0.0.1'], local)).toBe('http://localhost:4000/')
    expect(await outcomeOf('http://localhost:4000/', [], local)).toBe(
      'AddressError: The address has to begin with https://',
    )
    expect(await outcomeOf('http://erp.example/', ['10.0.0.0/8'], resolvesTo('10.1.2.3'))).toBe(
      'AddressError: The address has to begin with https://',
    )
  })
})

describe('the lookup of a connection', () => {
  const looked = (resolve: Resolve, all: boolean) =>
    new Promise((done) =>
      guardedLookup({ networks: [], resolve })('systems.example', { all }, (error, address, family) =>
        done(error ? error.message : [address, family]),
      ),
    )

  it('gives the addresses that were checked', async () => {
    expect(await looked(resolvesTo('203.0.114.9'), false)).toEqual(['203.0.114.9', 4])
    expect(await looked(resolvesTo('203.0.114.9'), true)).toEqual([[{ address: '203.0.114.9', family: 4 }], undefined])
  })

  it('fails when the name leads into a private network meanwhile', async () => {
    expect(await looked(resolvesTo('10.0.0.1'), true)).toContain('private network')
    expect(await looked(resolvesTo(), true)).toBe('This host has no address')
  })
})
