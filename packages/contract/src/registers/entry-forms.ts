/** What is typed into the registers at the console: held to more than what is stored, because whoever types it can still change it. */

import { faultOfPrinted, HOME_STANDARDS, OCCUPANCIES } from '@hearthline/domain'
import { email, phone, usStateCodes, zip } from '@hearthline/domain/registration'
import { z } from 'zod'
import { type Register, storedEntries } from './stored-entries.ts'

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Fill this in')
    .max(most, `Must be at most ${most} characters`)
    .superRefine((given, context) => {
      const message = faultOfPrinted(given)
      if (message) context.addIssue({ code: 'custom', message })
    })

/** A spreadsheet takes a text for a formula by its first sign: it would run where someone opens the file of the register. */
export const textLine = (most: number) => text(most).regex(/^[\p{L}\p{N}]/u, 'Begin with a letter or a digit')
const line = textLine
const state = z.enum(usStateCodes as [string, ...string[]], 'Choose a state')
const day = z.iso.date('Enter a date')
const address = { street1: line(120), street2: line(60).nullable().default(null), city: line(60), state, zip }

/** Long enough that guesses within the limits find none. */
export const offerCodeText = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{8,20}$/, 'Enter 8 to 20 letters and digits')

const bps = z.int().min(0, 'Enter 0.00 or more').max(2500, 'Enter at most 25.00')
const share = z.int().min(0, 'Enter 0.00 or more').max(10_000, 'Enter at most 100.00')
const years = z.int().min(0, 'Enter 0 or more').max(20, 'Enter at most 20')
/** Lines are made in steps of $500. */
const LINE_STEP_CENTS = 50_000

/** What whoever gets the letter has to meet, as it was set before the bureau selected them. */
const criteria = z.object({
  minimumScore: z.int().min(300, 'Enter a score from 300 to 850').max(850, 'Enter a score from 300 to 850').optional(),
  maximumDtiBps: share.optional(),
  bankruptcyYears: years.optional(),
  foreclosureYears: years.optional(),
  maximumCollectionsCents: z.int().min(0).max(100_000_000, 'Enter at most $1,000,000.00').optional(),
})

/** What the home has to be, as the letter says. */
const collateral = z.object({
  states: z.array(state).optional(),
  occupancies: z.array(z.enum(OCCUPANCIES)).optional(),
  maximumCltvBps: share.optional(),
  maximumPosition: z.int().min(1, 'Enter 1 or more').max(3, 'Enter at most 3').optional(),
  standards: z.array(z.enum(HOME_STANDARDS)).optional(),
})

const offerCode = z
  .object({
    offerCode: offerCodeText,
    kind: z.enum(['LETTER', 'PRESCREEN']),
    campaign: line(60).optional(),
    firstName: line(60),
    lastName: line(60),
    ...address,
    inHomeDate: day,
    respondByDate: day,
    firmOffer: z
      .object({
        amountCents: z
          .int()
          .min(100_000, 'Enter at least $1,000.00')
          .max(100_000_000, 'Enter at most $1,000,000.00')
          .refine((amount) => amount % LINE_STEP_CENTS === 0, 'Enter a multiple of $500.00: lines are made in such steps')
          .optional(),
        rateBps: bps.optional(),
        marginBps: bps.optional(),
        floorBps: bps.optional(),
        feeBps: bps.optional(),
        expiresOn: day,
        criteria: criteria.optional(),
        collateral: collateral.optional(),
      })
      .optional(),
  })
  .superRefine(({ inHomeDate, respondByDate, kind, firmOffer }, context) => {
    const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (respondByDate < inHomeDate) fault(['respondByDate'], 'Enter a day on or after the day on which the letter arrives')
    if (!firmOffer) return
    if (kind !== 'PRESCREEN') fault(['kind'], 'Only a prescreened letter makes a firm offer')
    const { rateBps, marginBps, floorBps, feeBps, amountCents } = firmOffer
    if ([amountCents, rateBps, marginBps, feeBps].every((term) => term === undefined))
      fault(['firmOffer', 'amountCents'], 'Enter an amount, a rate, a margin, or a fee')
    if (rateBps === 0) fault(['firmOffer', 'rateBps'], 'Enter a rate above 0.00')
    if (rateBps !== undefined && marginBps !== undefined) fault(['firmOffer', 'marginBps'], 'Enter a rate or a margin, not both')
    if (floorBps !== undefined && marginBps === undefined)
      fault(['firmOffer', 'floorBps'], 'Only a variable rate has a lowest rate: enter a margin')
    if (firmOffer.expiresOn < respondByDate) fault(['firmOffer', 'expiresOn'], 'A firm offer lasts at least to the last day to respond')
  })

const referral = z.object({
  firstName: line(60),
  lastName: line(60),
  suffix: z.enum(['JR', 'SR', 'I', 'II', 'III', 'IV', 'V']).nullable().default(null),
  ...address,
  phoneNumber: phone,
  email,
})

/** A path of this server, or https: a picture from elsewhere would be one more party that sees who is referred. */
const picture = z
  .string()
  .trim()
  .max(200)
  .regex(/^(\/|https:\/\/)\S+$/, 'Enter a path of this website, or an address that begins with https://')

const loanOfficer = z
  .object({
    kind: z.enum(['ORIGINATOR', 'BROKER']),
    originatorDisplayInfo: z.object({
      originatorName: line(80),
      brokerName: line(80).nullable().default(null),
      avatarUri: picture.nullable().default(null),
      email,
      phoneNumber: phone,
      nmls: z
        .string()
        .trim()
        .regex(/^\d{1,12}$/, 'Enter the digits of the NMLS number')
        .nullable()
        .default(null),
    }),
    licensedStates: z.array(state),
    enforceLicensedStatesForReferral: z.boolean(),
    opensInquiries: z.boolean(),
    wholesaleBrokerNmls: z
      .string()
      .trim()
      .regex(/^\d{1,12}$/, 'Enter the digits of the NMLS number')
      .nullable()
      .default(null),
    activeFrom: day.nullable().default(null),
    activeUntil: day.nullable().default(null),
  })
  .superRefine(({ kind, originatorDisplayInfo, activeFrom, activeUntil, enforceLicensedStatesForReferral, licensedStates }, context) => {
    const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (kind === 'BROKER' && originatorDisplayInfo.brokerName === null)
      fault(['originatorDisplayInfo', 'brokerName'], 'Enter the name of the broker’s company')
    if (activeFrom !== null && activeUntil !== null && activeUntil < activeFrom)
      fault(['activeUntil'], 'Enter a day on or after the first one')
    if (enforceLicensedStatesForReferral && licensedStates.length === 0)
      fault(['licensedStates'], 'Choose at least one state, or no applicant who is referred can apply')
  })

const affiliate = z.object({
  affiliate: line(60),
  name: z
    .object({ firstName: line(60), lastName: line(60) })
    .nullable()
    .default(null),
  address: z
    .object({ street1: line(120), street2: line(60).optional(), city: line(60), state, zip })
    .nullable()
    .default(null),
  dob: z
    .object({ year: z.int().min(1900).max(2100), month: z.int().min(1).max(12), day: z.int().min(1).max(31) })
    .nullable()
    .default(null),
  email: z.nullable(email).default(null),
  phone: z.nullable(phone).default(null),
  income: z.int().min(0).max(9_999_999).nullable().default(null),
  abVersion: line(40).nullable().default(null),
})

const moment = z.iso.datetime({ local: true, offset: false, precision: -1, error: 'Enter a date and a time' })

const announcement = z
  .object({
    message: text(300),
    variant: z.enum(['product', 'marketing']),
    apps: z.array(z.string().regex(/^[a-z][a-z0-9-]{1,29}$/, 'An app is named in small letters, such as heloc')).min(1, 'Name an app'),
    environments: z.array(z.enum(['production', 'test'])).min(1, 'Choose where it is shown'),
    from: moment.nullable().default(null),
    until: moment.nullable().default(null),
  })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    message: 'Enter a time after the first one',
  })

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time')
  .nullable()
const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

const hours = z
  .object({
    department: z.enum(['OPS_PHONE', 'OPS_CHAT']),
    weekdays: z
      .array(
        z.object({
          weekday: z.enum(WEEKDAYS),
          weekdayValue: z.int(),
          isOpen: z.boolean(),
          startTime: time,
          endTime: time,
        }),
      )
      .length(7),
  })
  .superRefine(({ weekdays }, context) => {
    weekdays.forEach(({ weekday, weekdayValue, isOpen, startTime, endTime }, place) => {
      const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: ['weekdays', place, field], message })
      if (weekday !== WEEKDAYS[place] || weekdayValue !== place + 1) fault('weekday', 'The week has its days from Monday to Sunday')
      if (isOpen && startTime === null) fault('startTime', 'Enter when the day begins')
      if (isOpen && endTime === null) fault('endTime', 'Enter when the day ends')
      if (isOpen && startTime !== null && endTime !== null && endTime <= startTime) fault('endTime', 'Enter a time after the first one')
      if (!isOpen && (startTime !== null || endTime !== null)) fault('isOpen', 'A closed day has no times')
    })
  })

const MOST_ZIPS = 5000
const listOf = (pattern: RegExp, what: string) =>
  z
    .array(z.string())
    .max(MOST_ZIPS, `Must be at most ${MOST_ZIPS} entries`)
    .superRefine((list, context) => {
      const seen = new Set<string>()
      list.forEach((entry, place) => {
        if (!pattern.test(entry)) context.addIssue({ code: 'custom', path: [place], message: `${entry} is not ${what}` })
        else if (seen.has(entry)) context.addIssue({ code: 'custom', path: [place], message: `${entry} is there twice` })
        seen.add(entry)
      })
    })

const maintenance = z
  .object({
    enabled: z.boolean(),
    message: text(500),
    routes: z.array(z.string()).superRefine((routes, context) =>
      routes.forEach((route, place) => {
        if (!/^(\*|\/[A-Za-z0-9/_:*.-]*)$/.test(route))
          context.addIssue({
            code: 'custom',
            path: [place],
            message: `${route} is not a path, such as /account/heloc/register-v2 or /account/*`,
          })
      }),
    ),
  })
  .refine(({ enabled, routes }) => !enabled || routes.length > 0, {
    path: ['routes'],
    message: 'Name the pages that are replaced, or * for all: with none, nothing is under maintenance',
  })

const legalText = storedEntries['legal-text'].extend({
  version: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9.-]{0,11}$/, 'Enter at most 12 small letters, digits, dots, or hyphens, such as 2027-01'),
  effectiveOn: day,
  title: line(120),
  content: z.string().trim().min(1, 'Write the text').max(60_000, 'Must be at most 60,000 characters'),
})

export const entryForms = {
  'offer-code': offerCode,
  referral,
  'loan-originator': loanOfficer,
  'affiliate-prepopulation': affiliate,
  announcement,
  hours,
  'disaster-zips': z.object({ zips: listOf(/^\d{5}$/, 'a ZIP code of five digits') }),
  maintenance,
  'unserved-zips': z.object({ prefixes: listOf(/^\d{3,5}$/, 'the first three to five digits of a ZIP code') }),
  'legal-text': legalText,
} satisfies Record<Register, z.ZodType>
