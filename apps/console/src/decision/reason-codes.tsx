import { Checkbox } from '@hearthline/ui/checkbox'
import { FieldError } from '@hearthline/ui/field'

export interface ReasonCodesProps {
  choices: readonly { readonly code: string; readonly text: string }[]
  chosen: readonly string[]
  error: string | undefined
  onChange: (codes: readonly string[]) => void
}

/** Comment 9(b)(2)-1 to 12 CFR 1002: more than four are not likely to be helpful to the applicant. */
const MOST = 4

export const reasonCodesFault = (codes: readonly string[]): string | undefined => {
  if (codes.length === 0) return 'Choose one to four reasons. We send them to the applicant.'
  return codes.length > MOST ? 'Choose at most four reasons' : undefined
}

/** What the applicant is told about a refusal: the principal reasons, in the words of Regulation B's form C-1. */
export function ReasonCodes({ choices, chosen, error, onChange }: ReasonCodesProps) {
  const change = (code: string, on: boolean) => onChange(on ? [...chosen, code] : chosen.filter((one) => one !== code))
  return (
    <fieldset className="reason-codes" id="reason-codes" tabIndex={-1} aria-describedby="reason-codes-why reason-codes-error">
      <legend className="ui-label">What the applicant is told</legend>
      <p className="hint" id="reason-codes-why">
        One to four principal reasons. They go into the notice of action taken (12 CFR 1002.9). {chosen.length} chosen.
      </p>
      <div className="reason-codes-list">
        {choices.map(({ code, text }) => (
          <Checkbox
            key={code}
            name={`reason-code-${code}`}
            label={text}
            checked={chosen.includes(code)}
            onChange={({ target }) => change(code, target.checked)}
          />
        ))}
      </div>
      <FieldError id="reason-codes-error">{error}</FieldError>
    </fieldset>
  )
}

export const focusReasonCodes = (): void => document.getElementById('reason-codes')?.focus()
