import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icon/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'

export interface SecretFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  /** Of the button, for example "Show the number". */
  showLabel: string
}

/** Text that no one behind the reader's shoulder should read: hidden, with show and hide. */
export function SecretField({ showLabel, ...rest }: SecretFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
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
