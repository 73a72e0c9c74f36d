/** Showing who one is, on the computer and on the phone that takes the photos. */
import type { PageState, ScreenPages } from '../page.ts'
import { asks, at } from '../states.ts'

const PHOTO_LINKS = 'POST /service-application/api/v1/application/heloc/:uuid/photo-links'
const PHOTO_LINK = 'GET /service-application/api/v1/application/heloc/:uuid/photo-links/:link'
const SAVE = 'PUT /service-application/api/v1/application/heloc/:uuid/items/:item'
const SAME = 'These are the photos that we couldn’t use. Take new ones, or use another document.'
const PHOTO = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c01'
const EXPIRES = '2026-11-21T23:10:00.000Z'

/** The dialog that hands the photos to a phone. */
const handedOff = (link: { state: 'WAITING' | 'OPEN' | 'ENDED'; photos: Partial<Record<'ID_FRONT' | 'ID_BACK' | 'SELFIE', string>> }) =>
  at('identity-documents', [], {
    answers: {
      [PHOTO_LINKS]: { body: { link: PHOTO, secret: 'an-example-that-opens-nothing-at-all', expires: EXPIRES } },
      [PHOTO_LINK]: { body: { expires: EXPIRES, ...link } },
    },
    acts: [{ choose: 'Passport' }, { press: 'Use your phone' }, { until: 'Take the photos with your phone' }],
  })

/** The phone's own page, once it was opened. */
const onPhone = (photos: Partial<Record<'ID_FRONT' | 'ID_BACK' | 'SELFIE', string>>): PageState => ({
  answers: { 'GET /service-application/api/v1/photos': { body: { document: 'US_DRIVERS_LICENSE', expires: EXPIRES, photos } } },
  remembered: { 'phone-session': 'example' },
})

export const identityPages: ScreenPages = {
  identity: {
    ...asks('identity-documents'),
    passport: at('identity-documents', [], { acts: [{ choose: 'Passport' }] }),
    camera: at('identity-documents', [], { acts: [{ choose: 'Driver’s license' }, { press: 'Use camera' }, { until: 'Cancel' }] }),
    again: at('identity-retry', ['identity-unclear']),
    'in-review': at('conditions', ['identity-refused']),
    'not-usable': at('conditions', ['identity-refused', 'account-refused', 'conditions-refused']),
    'same-again': at('conditions', ['identity-refused', 'account-refused', 'conditions-refused'], {
      answers: { [SAVE]: { status: 422, message: SAME, fields: [{ path: 'front', message: SAME }] } },
      acts: ['fill', 'submit', { until: SAME }],
    }),
    'phone-code': handedOff({ state: 'WAITING', photos: {} }),
    'phone-open': handedOff({ state: 'OPEN', photos: { ID_FRONT: PHOTO } }),
    'phone-done': handedOff({ state: 'ENDED', photos: { ID_FRONT: PHOTO, SELFIE: PHOTO } }),
    'phone-expired': handedOff({ state: 'ENDED', photos: {} }),
    'phone-away': at('identity-documents', [], {
      answers: { [PHOTO_LINKS]: 'fails' },
      acts: [{ choose: 'Passport' }, { press: 'Use your phone' }, { until: 'Take the photos with your phone' }],
    }),
    checking: at('identity-check'),
  },
  'phone-photos': {
    asked: onPhone({ ID_FRONT: PHOTO }),
    missing: { ...onPhone({}), acts: [{ press: 'I’m done' }] },
    done: {
      ...onPhone({ ID_FRONT: PHOTO, ID_BACK: PHOTO, SELFIE: PHOTO }),
      answers: {
        ...onPhone({ ID_FRONT: PHOTO, ID_BACK: PHOTO, SELFIE: PHOTO }).answers,
        'POST /service-application/api/v1/photos/finish': { body: null },
      },
      acts: [{ press: 'I’m done' }, { until: 'All set' }],
    },
    spent: {},
    failed: { ...onPhone({}), answers: { 'GET /service-application/api/v1/photos': 'fails' } },
    loading: { ...onPhone({}), answers: { 'GET /service-application/api/v1/photos': 'never' } },
  },
}
