/** utm_source of the variant for owners of digital assets [registration/waitlist]; alone in its file, so that the first question carries nothing else. */
export const CRYPTO_UTM_SOURCE = 'cloc'
