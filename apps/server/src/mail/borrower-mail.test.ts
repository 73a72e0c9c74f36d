import { loadBrands } from '@hearthline/brands/load'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { borrowerMail, stepText } from './borrower-mail.ts'

const told = stepText({ subject: 'Your deed is recorded', body: 'The county recorded your deed. Sign in to see your dates.' }, 10_042)

it('a mail to a borrower greets them by name and has the address at which they sign in', async () => {
  const brand = (await loadBrands(readConfig({}).brandsFolder)).get('RIOSOL')!
  const link = 'https://lend.riosol.example/account/heloc/1?org=RIOSOL'
  const { subject, body } = borrowerMail(told, { brand, firstName: 'Ana', link })
  expect(subject).toBe('Your deed is recorded (HL-10042)')
  expect(body.split('\n\n').slice(0, 3)).toEqual(['Hello Ana,', told.sentence, `Sign in here: ${link}`])
  expect(borrowerMail(told, { brand, firstName: undefined, link }).body.split('\n\n')[0]).toBe(told.sentence)
})
