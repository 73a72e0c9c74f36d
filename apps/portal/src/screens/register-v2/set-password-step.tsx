import SetPasswordQuestion from '../../registration/questions/set-password-question.tsx'
import { NewerWizard } from './newer-wizard.tsx'

export default function SetPasswordStep() {
  return (
    <NewerWizard>
      <SetPasswordQuestion />
    </NewerWizard>
  )
}
