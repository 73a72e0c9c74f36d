import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderDocument } from '../renderers.ts'

const noticeOf = async (inFloodProgram?: boolean) => {
  const lender = {
    legalName: 'Hearthline Lending, Inc.',
    address: '400 Hearth Street, Sacramento, CA 95814',
    phone: '(888) 819-6388',
    email: 'help@hearthline.example',
    nmlsNumber: '0000001',
  }
  const { pdf } = await renderDocument({
    kind: 'FLOOD_NOTICE',
    data: {
      parties: { lender, applicant: { name: 'Ana Reyes', address: '12 Alder Way, Sacramento, CA 95814' } },
      home: '12 Alder Way, Sacramento, CA 95814',
      determination: {
        certificateNumber: '2611200001',
        community: 'City of Sacramento',
        panel: '06067C0180H',
        zone: 'AE',
        ...(inFloodProgram !== undefined && { inFloodProgram }),
        determinedOn: '2026-11-20',
      },
      madeAt: '2026-11-24T18:30:00.000Z',
    },
  })
  return (await readPdf(pdf)).text
}

it('the flood notice has each part of the agencies’ sample form, for a community in the program and for one that is not (12 CFR 22, appendix A)', async () => {
  const text = await noticeOf()
  for (const said of [
    'is or will be located in an area with special flood hazards',
    'Community City of Sacramento',
    'the risk of a 100-year flood in a special flood hazard area is 26 percent (26%)',
    'jointly to request the Administrator of FEMA to review the determination',
    'Federal law will not allow us to open the line',
    'must be maintained for the life of the line',
    'authorizes and requires us to purchase the flood insurance for you at your expense',
    'the lesser of what is owed on all loans on the home',
    '$250,000',
    'limited to the building and any personal property that secures your line, and not the land itself',
    'Federal disaster relief assistance (usually in the form of a low-interest loan)',
    'you are responsible for all flood losses relating to that structure',
    'private insurers that do not participate in the NFIP',
    'no escrow account is required',
    'will not be eligible for federal disaster relief assistance',
    'Signature of Ana Reyes',
  ])
    expect(text, said).toContain(said)
})

it('says only the case of the home’s own community where the determination names it', async () => {
  const [taking, outside] = [await noticeOf(true), await noticeOf(false)]
  expect(taking).toContain('Your community participates in the National Flood Insurance Program (NFIP)')
  expect(taking).not.toContain('does not participate in the National Flood Insurance Program')
  expect(outside).toContain('Your community does not participate in the National Flood Insurance Program (NFIP)')
  expect(outside).not.toContain('Federal disaster relief assistance (usually')
})
