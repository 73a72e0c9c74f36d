import { AUTOPAY_WORDS } from '@hearthline/domain'

/** The authorization, as it is kept with the answer (12 CFR 1005.10(b)). */
export const AutopayConsentText = () => <span data-words-from="12 CFR 1005.10">{AUTOPAY_WORDS}</span>
