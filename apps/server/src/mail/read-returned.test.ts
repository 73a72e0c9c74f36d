import { expect, it } from 'vitest'
import { readReturned } from './read-returned.ts'

const APPLICATION = '6f0e0b8e-4d5e-4c8f-9b1e-0a7d3c2b1a00'
const dsn = (action = 'failed', id = `<outbox.42.${APPLICATION}@lender.example>`) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Message-ID: <bounce-1@mx.example>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
    '',
    '--B',
    'Content-Type: text/plain',
    '',
    'The mail did not arrive.',
    '--B',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822;',
    ' Ana@borrower.example',
    `Action: ${action}`,
    'Status: 5.1.1 (no such user)',
    '--B',
    'Content-Type: message/rfc822-headers',
    '',
    `Message-ID: ${id}`,
    '--B--',
  ].join('\r\n')

it('a notification names the mail that did not arrive, the address, and why', () => {
  expect(readReturned(dsn())).toEqual({ outbox: 42, applicationId: APPLICATION, recipient: 'Ana@borrower.example', code: '5.1.1' })
})

it.each([
  ['a delay', dsn('delayed')],
  ['a mail that is not ours', dsn('failed', '<x@other.example>')],
  [
    'an absence notice',
    `Subject: Out of office\r\nIn-Reply-To: <outbox.42.${APPLICATION}@lender.example>\r\n\r\nAction: failed\r\nStatus: 5.1.1`,
  ],
  ['nothing', ''],
])('%s says of no mail of ours that it failed', (_, message) => {
  expect(readReturned(message)).toBeUndefined()
})

it('a notification with a line of a megabyte, and with spaces around what it says, is read as far as it is one', () => {
  const spaced = dsn().replace('Status: 5.1.1', `Status:${' '.repeat(50)}5.1.1`)
  expect(readReturned(spaced)?.code).toBe('5.1.1')
  expect(readReturned(dsn().replace('Status: 5.1.1', `Status: x${' '.repeat(1_000_000)}y`))).toBeUndefined()
})
