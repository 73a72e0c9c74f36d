/** The number at which the borrower is reached, confirmed by a one-time code. Who can receive no code goes on, and our team calls before closing. */
import * as z from 'zod/mini'
import { instant } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'
import { phoneDigitsText } from '../contact-phone.ts'

/** How a code comes: a landline takes a call. */
export const CODE_CHANNELS = ['TEXT', 'CALL'] as const
export type CodeChannel = (typeof CODE_CHANNELS)[number]

export const CODE_NEEDED = 'Enter the 6-digit code'

/** What is answered. The code is checked by the server and never kept (usecases/phone/confirm-phone.ts). */
export const contactAnswer = z
  .object({
    phoneNumber: phoneDigitsText,
    code: z.optional(z.string().check(z.regex(/^\d{6}$/, CODE_NEEDED))),
    channel: z.optional(z.enum(CODE_CHANNELS)),
    withoutCode: z.optional(z.literal(true)),
  })
  .check(({ value, issues }) => {
    if (value.code === undefined && value.withoutCode === undefined)
      issues.push({ code: 'custom', path: ['code'], message: CODE_NEEDED, input: value })
  })
export type ContactAnswer = z.infer<typeof contactAnswer>

const exampleAnswer = { phoneNumber: '4155550132', code: '550132' }

export const contact = ask('contact', {
  title: 'Confirm your phone number',
  why: 'We call or text this number about your application, so we confirm that it reaches you.',
  steps: ['COLLECT_ADDITIONAL_INFO'],
  // Before it was asked by itself, the number was given with everything else.
  notAfter: 'about-you',
  correctable: true,
  data: z.object({
    phoneNumber: phoneDigitsText,
    /** No code reaches them: a person confirms the number. */
    withoutCode: z.optional(z.literal(true)),
    /** When, and how the code came. */
    confirmed: z.optional(z.object({ at: instant, by: z.enum(CODE_CHANNELS) })),
  }),
  accepts: contactAnswer,
  labels: {
    phoneNumber: 'Phone number',
    withoutCode: 'Can’t receive a code',
    confirmed: { at: 'Confirmed', by: { label: 'Code sent by', options: { TEXT: 'Text message', CALL: 'Phone call' } } },
  },
  example: exampleAnswer,
})
