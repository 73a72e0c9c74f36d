import { expect, it } from 'vitest'
import { linkOrigin, linkTo } from './link-origin.ts'

const HEARTH = { hosts: ['hearthline.example', 'www.hearthline.example', 'localhost'] }
const NORTHGATE = { hosts: ['northgate.localhost', 'heloc.northgatecu.example'] }
const production = (baseUrl: string) => ({ production: true, baseUrl })

it('in production a link leads to a host that the brand names, by the scheme and port that people type', () => {
  expect(linkOrigin(production('https://www.hearthline.example'), HEARTH)).toBe('https://www.hearthline.example')
  expect(linkOrigin(production('https://hearthline.example/'), NORTHGATE)).toBe('https://heloc.northgatecu.example')
  expect(linkOrigin(production('https://hearthline.example:8443'), NORTHGATE)).toBe('https://heloc.northgatecu.example:8443')
})

it('a brand without a public host is reached by the address of the installation', () => {
  expect(linkOrigin(production('https://hearthline.example'), { hosts: ['northgate.localhost', '127.0.0.1'] })).toBe(
    'https://hearthline.example',
  )
})

it('elsewhere it leads to the address of the installation', () => {
  expect(linkOrigin({ production: false, baseUrl: 'http://localhost:4400' }, NORTHGATE)).toBe('http://localhost:4400')
})

it('a link to a page names the lender, on a host that several share too', () => {
  const base = { production: false, baseUrl: 'http://localhost:4400' }
  expect(linkTo(base, { ...NORTHGATE, orgCode: 'NORTHGATE' }, '/heloc-signer/login')).toBe(
    'http://localhost:4400/heloc-signer/login?org=NORTHGATE',
  )
  expect(linkTo(production('https://hearthline.example'), { hosts: [], orgCode: 'RIOSOL' }, '/auth/reset-password', { token: 'a+b' })).toBe(
    'https://hearthline.example/auth/reset-password?token=a%2Bb&org=RIOSOL',
  )
})
