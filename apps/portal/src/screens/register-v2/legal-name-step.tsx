import LegalNameQuestion from '../../registration/questions/legal-name-question.tsx'
import { NewerWizard } from './newer-wizard.tsx'

export default function LegalNameStep() {
  return (
    <NewerWizard>
      <LegalNameQuestion />
    </NewerWizard>
  )
}
