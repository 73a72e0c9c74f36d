/** Rules of calls, fields and pieces. */
import { domain, journey, portal, type Rule, server } from '../specification-rule.ts'

export const INTERFACE: Readonly<Record<string, Rule>> = {
  'api/checkable-surface': {
    covers:
      'Names, sentences and pages that clients and reviewers outside this repository go by: exports of the domain, the gallery outside production.',
  },
  'api/idempotency': {
    covers: 'A key of the client makes a repeated create the same create.',
    tests: [server('usecases/idempotency'), journey('once')],
  },
  'api/queries': { covers: 'Queries are not repeated on mount, reconnect or focus; application queries do not retry.' },
  'api/requests': {
    covers:
      'Path parameters and repeated array keys, the headers of each kind of call, the external context without a session, a renewed token in the answer.',
    tests: [portal('api/request'), server('edge/renewed-token')],
  },
  'display/figures': { covers: 'Money, percentages and rates are rounded half to even and shown as en-US shows them.' },
  'display/time': { covers: 'Minutes, hours, days and weeks ago; after four weeks the month and day.' },
  'errors/messages': {
    covers: 'One error body for every answer that is not a success; how its sentences are joined, and the sentences where it has none.',
    tests: ['packages/client/src/request-error.test.ts', portal('forms/form-problem'), domain('values/display'), server('edge/refusals')],
  },
  'fields/address': {
    covers: 'Street, second line, city, state and zip with their messages; the one-line search; an address on one line.',
    tests: [domain('fields/address'), domain('values/display')],
  },
  'fields/date': { covers: 'MM/dd/yyyy and yyyy-MM-dd, Gregorian only.' },
  'fields/email': { covers: 'The form of an email address, with its messages.', tests: [domain('fields/contact')] },
  'fields/files': {
    covers: 'A file of at most 20 MB; its size in bytes, KB or MB.',
    tests: [portal('uploads/format-byte-size'), server('edge/receive-upload')],
  },
  'fields/name': {
    covers: 'First, middle and last name and the suffix, with their messages; digits in a last name outside production only.',
    tests: [domain('fields/name'), domain('registration/step-schemas')],
  },
  'fields/number': { covers: 'The numeric range check.', tests: [domain('fields/numbers')] },
  'fields/password': {
    covers: 'Twelve characters with an upper and a lower case letter, a number and a sign; none that is published.',
    tests: [domain('fields/password'), server('api/guessable-passwords')],
  },
  'fields/phone': {
    covers: 'Ten digits of the North American plan; countries of the picker and their formats.',
    tests: [domain('fields/contact'), 'packages/ui/src/phone-field/format-phone.test.ts'],
  },
  'fields/uuid': {
    covers: 'Eight, four, four, four and twelve hexadecimal digits, of any version.',
    tests: [portal('routing/redirects'), server('edge/refusals')],
  },
  'interface/fields': {
    covers: 'Every field has invalid, required, read-only and disabled states with a message.',
    tests: ['packages/ui/src/field/fields.test.tsx', journey('widgets')],
  },
  'interface/pieces': {
    covers: 'Distances, widths, times and standard labels of tooltip, popover, modal, toast, text area, copy button and submit row.',
    tests: [journey('widgets')],
  },
  'interface/variants': {
    covers: 'The two variants of the design system, v2023 and v2024, chosen by the brand.',
    tests: ['packages/brands/src/brands.test.ts', journey('widgets')],
  },
  'quality/first-screen': { covers: 'The first step is rendered by the build.', tests: [server('edge/pages')] },
  'quality/personas': {
    covers: 'Every person of the sandbox rests at their first step within ten seconds.',
    tests: [server('api/personas')],
  },
}
