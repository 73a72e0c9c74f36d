import { SecretField, type SecretFieldProps } from '@hearthline/ui/secret-field'

/**
 * A number that is hidden as it is typed. The word for autofill is the one that keeps password managers from offering to keep it: "off"
 * alone they do not heed.
 */
export const SecretNumberField = (props: Omit<SecretFieldProps, 'inputMode' | 'autoComplete'>) => (
  <SecretField {...props} inputMode="numeric" autoComplete="one-time-code" />
)
