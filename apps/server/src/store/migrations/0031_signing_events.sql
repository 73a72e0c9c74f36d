CREATE TABLE "signing_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"event" text NOT NULL,
	"document_id" uuid,
	"document_sha256" text,
	"place" text,
	"detail_sealed" text,
	"at" timestamp(3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"address" text NOT NULL,
	"agent" text
);
--> statement-breakpoint
ALTER TABLE "signing_events" ADD CONSTRAINT "signing_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_events" ADD CONSTRAINT "signing_events_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_events_application" ON "signing_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_events_one_signature" ON "signing_events" USING btree ("application_id","party","document_id","document_sha256","place") WHERE "signing_events"."event" = 'PLACE_SIGNED';--> statement-breakpoint
-- The evidence of signing: added by whoever signs and by the node, read by them and by staff, changed by no one. Sealing it again is no change.
DO $$ BEGIN
  ALTER TABLE signing_events ENABLE ROW LEVEL SECURITY;
  CREATE POLICY "organization_wall" ON signing_events USING (
    (SELECT scope_kind()) IN ('system', 'platform')
    OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
  CREATE POLICY "not_for_partners" ON signing_events AS RESTRICTIVE USING ((SELECT scope_kind()) <> 'partner');
  CREATE POLICY "own_party" ON signing_events AS RESTRICTIVE USING (
    (SELECT scope_kind()) NOT IN ('borrower', 'signer')
    OR ((SELECT scope_kind()) = 'borrower' AND party = 'borrower')
    OR ((SELECT scope_kind()) = 'signer' AND (application_id, party) IN (
      SELECT s.application_id, s.party FROM application_signers s WHERE s.identity_id = (SELECT scope_identity()))));
  -- Nobody signs for another: staff add no event.
  CREATE POLICY "by_who_signs" ON signing_events AS RESTRICTIVE FOR INSERT WITH CHECK ((SELECT scope_kind()) IN ('system', 'borrower', 'signer'));
  CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON signing_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('facts', 'attempts', 'documents', 'demographics', 'signing_events') AND current_setting('hearthline.reseal', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Rows of % are only added, never changed or removed', TG_TABLE_NAME USING ERRCODE = '42501';
END $$;
