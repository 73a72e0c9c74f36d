/** Prepopulation by an affiliate: the browser brings the key in a cookie. */
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, person } from '../wire-fields.ts'

/** What an affiliate has sent about an applicant [registration/prefill]; what the affiliate did not send is null. */
export const affiliatePrepopulation = z.object({
  name: person.nullable(),
  address: z
    .object({ street1: z.string(), street2: z.string().optional(), city: z.string(), state: z.string(), zip: z.string() })
    .nullable(),
  dob: calendarDay.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  income: z.number().nullable(),
  affiliate: z.string(),
  abVersion: z.string().nullable(),
})

export const affiliateCalls = {
  readPrepopulation: call({
    method: 'GET',
    path: '/a/external/prepop',
    access: 'external',
    throttle: 'lookup',
    summary: 'What the affiliate knows about the visitor, from the cookie _ft_prepop; 404 without it',
    replies: { 200: affiliatePrepopulation },
  }),
}
