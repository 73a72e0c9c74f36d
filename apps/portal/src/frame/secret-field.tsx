import { EyeIcon, EyeOffIcon } from '@hearthline/ui/icon'
import { TextField, type TextFieldProps } from '@hearthline/ui/text-field'
import { useState } from 'react'

export interface SecretFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix' | 'autoComplete'> {
  /** Of the button, for example "Show the number". */
  showLabel: string
}

/**
 * A number that nobody behind the reader's shoulder should read: hidden, with show and hide. The word for autofill is the one that
 * keeps password managers from offering to keep it: "off" alone they do not heed.
 */
export function SecretField({ showLabel, ...rest }: SecretFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className="ui-icon-button"
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          aria-label={showLabel}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  )
}
