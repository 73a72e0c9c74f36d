import { ApplicationProgress } from '../../../application/application-progress.tsx'
import { AnswerRequest } from '../../../conditions/answer-request.tsx'
import { BorrowersRequests } from './borrowers-requests.tsx'

/** Answers one request of the team, in the borrower's application. */
export default function UploadDocument() {
  return (
    <BorrowersRequests>
      <AnswerRequest above={<ApplicationProgress />} />
    </BorrowersRequests>
  )
}
