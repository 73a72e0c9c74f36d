import BirthdateQuestion from '../../registration/questions/birthdate-question.tsx'
import { NewerWizard } from './newer-wizard.tsx'

export default function BirthdateStep() {
  return (
    <NewerWizard>
      <BirthdateQuestion />
    </NewerWizard>
  )
}
