import { SecretField, type SecretFieldProps } from '../secret-field/index.ts'

export interface PasswordFieldProps extends Omit<SecretFieldProps, 'showLabel'> {
  /** The rules not yet met, in words; given, a four-bar meter and the list are shown. All met: an empty list. */
  unmetRules?: readonly string[]
  /** Whether anything was typed; an empty box has no bars. */
  empty?: boolean
}

/** Bars lit, 0 to 4: one is lost with each unmet rule. */
export const strengthBars = (unmet: number, empty: boolean): number => (empty ? 0 : Math.max(0, 4 - unmet))

const names = ['Not yet', 'Weak', 'Fair', 'Nearly there', 'Strong']

/** A password with show and hide. */
export function PasswordField({ unmetRules, empty = false, autoComplete = 'new-password', ...rest }: PasswordFieldProps) {
  const bars = unmetRules && strengthBars(unmetRules.length, empty)
  return (
    <div className="ui-password">
      <SecretField {...rest} showLabel="Show the password" autoComplete={autoComplete} />
      {bars !== undefined && (
        <div className="ui-meter" data-bars={bars}>
          <div className="ui-meter-bars" aria-hidden="true">
            {names.slice(1).map((name, index) => (
              <span key={name} data-lit={index < bars || undefined} />
            ))}
          </div>
          <div role="status">
            <p className="ui-meter-name">Password strength: {names[bars]}</p>
            {unmetRules && unmetRules.length > 0 && (
              <ul>
                {unmetRules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
