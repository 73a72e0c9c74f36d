-- What the team received and the borrower was given a copy of: an appraiser's report, once a decision names it.
CREATE TABLE "document_deliveries" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"delivered_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_deliveries" ADD CONSTRAINT "document_deliveries_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_deliveries" ADD CONSTRAINT "document_deliveries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_deliveries_application" ON "document_deliveries" USING btree ("application_id");--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE document_deliveries ENABLE ROW LEVEL SECURITY;
  CREATE POLICY "organization_wall" ON document_deliveries USING (
    (SELECT scope_kind()) IN ('system', 'platform')
    OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
  CREATE POLICY "not_for_partners" ON document_deliveries AS RESTRICTIVE USING ((SELECT scope_kind()) <> 'partner');
  CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON document_deliveries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  -- A file that the team uploaded by mistake may be of another's home: only what was delivered is the borrower's to see.
  DROP POLICY "own_party" ON documents;
  CREATE POLICY "own_party" ON documents AS RESTRICTIVE FOR SELECT USING (
    (SELECT scope_kind()) NOT IN ('borrower', 'signer')
    OR ((SELECT scope_kind()) = 'borrower' AND (
      party = 'borrower' OR (party = 'team' AND id IN (SELECT d.document_id FROM document_deliveries d))))
    OR ((SELECT scope_kind()) = 'signer' AND (application_id, party) IN (
      SELECT s.application_id, s.party FROM application_signers s WHERE s.identity_id = (SELECT scope_identity()))));
END $$;
