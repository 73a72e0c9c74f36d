/** The words of the text-message consents: from the secure path when signed in, else the external one [registration/text-consents]. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

/** The version of each consent's words as it was when the page asked. */
export const consentWordsQuery = queryOptions({
  queryKey: ['consent-words'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => request('GET', '/service-comms-prefs/external/api/v1/consent/words', { signal }),
})

export type TextConsent = 'SMS' | 'SMS_TRANSACTIONAL'

export const consentPromptQuery = (type: TextConsent, signedIn: boolean) =>
  queryOptions({
    queryKey: ['consent-prompt', type, signedIn],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      signedIn
        ? request('GET', '/service-comms-prefs/secure/api/v1/consent/prompt/:type', { params: { type }, signal, sessionEnd: 'stay' })
        : request('GET', '/service-comms-prefs/external/api/v1/consent/prompt/:type', { params: { type }, signal }),
  })
