import { Button } from '@hearthline/ui/button'
import type { DocumentForm } from './document-source.ts'

export interface FormSwitchProps {
  readonly form: DocumentForm
  readonly onForm: (form: DocumentForm) => void
}

/** Pages as they print, or text that fits the screen and a screen reader; the text prints as well. */
export function FormSwitch({ form, onForm }: FormSwitchProps) {
  return (
    <span className="document-forms">
      {form === 'text' && (
        <Button variant="quiet" size="medium" onClick={() => window.print()}>
          Print
        </Button>
      )}
      <Button variant="quiet" size="medium" aria-pressed={form === 'text'} onClick={() => onForm(form === 'text' ? 'pages' : 'text')}>
        Show as text
      </Button>
    </span>
  )
}
