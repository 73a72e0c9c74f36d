import { afterAll, beforeAll, expect, it } from 'vitest'
import { newEmail } from '../testing/person.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'

const PUBLISHED = ['Elephant!2026', 'This password is in published lists of stolen passwords. Please choose another.']
const OWN_EMAIL = ['Anareyes-2026!', 'Your password can’t contain your email address. Please choose another.']
const BOTH = [PUBLISHED, OWN_EMAIL] as [string, string][]

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let people = 0
const anaReyes = () => `anareyes+${people++}@example.test`
const post = (url: string, payload: object) => app.call({ method: 'POST', url, headers: { 'x-org': 'HEARTH' }, payload })
const register = (email: string, password: string) =>
  post('/identity/api/v1/registration/register?organization=HEARTH', { email, password, phoneNumber: '4155550132' })

it.each(BOTH)('%s creates no account, and the person sees why', async (password, message) => {
  const email = anaReyes()
  const reply = await register(email, password)
  expect([reply.statusCode, reply.json()]).toMatchObject([422, { code: 'validation_failed', fields: [{ path: 'password', message }] }])
  expect((await register(email, PASSWORD)).statusCode).toBe(200)
})

it.each(BOTH)('%s is refused as a new password; the old one remains', async (newPassword, message) => {
  const email = anaReyes()
  const authorization = `Bearer ${(await register(email, PASSWORD)).json<{ jwt: string }>().jwt}`
  const payload = { currentPassword: PASSWORD, newPassword }
  const reply = await app.call({ method: 'PUT', url: '/identity/secure/api/v1/password', headers: { authorization }, payload })
  expect([reply.statusCode, reply.json()]).toMatchObject([422, { fields: [{ path: 'newPassword', message }] }])
  expect((await post('/identity/api/v1/login', { email, password: PASSWORD })).statusCode).toBe(200)
})

it.each(BOTH)('%s is refused by a mailed link, which remains valid', async (password, message) => {
  const email = anaReyes()
  await register(email, PASSWORD)
  await post('/identity/api/v1/password-resets', { email })
  const mail = async () => (await readMailbox(app.container)).find(({ recipient }) => recipient === email)?.body
  await expect.poll(mail, { timeout: 20_000, interval: 10 }).toBeTruthy()
  const token = /token=([\w-]+)/.exec((await mail())!)![1]!
  const redeem = (given: string) => post('/identity/api/v1/password-resets/redeem', { token, password: given })
  expect((await redeem(password)).json()).toMatchObject({ fields: [{ path: 'password', message }] })
  expect((await redeem('Newer-kettle7&wall')).statusCode).toBe(204)
})

it('a short name before the @ is in too many words to be refused', async () => {
  expect((await register('ana@example.test', 'Banana-walls-9!')).statusCode).toBe(200)
  expect((await register(newEmail('other'), 'Banana-walls-9!')).statusCode).toBe(200)
})
