import AnnualIncomeQuestion from '../../registration/questions/annual-income-question.tsx'
import { NewerWizard } from './newer-wizard.tsx'

export default function AnnualIncomeStep() {
  return (
    <NewerWizard>
      <AnnualIncomeQuestion />
    </NewerWizard>
  )
}
