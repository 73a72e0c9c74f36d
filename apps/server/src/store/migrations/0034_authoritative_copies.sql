CREATE TABLE "custody_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"event" text NOT NULL,
	"sha256" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "party" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "description_sealed" text;--> statement-breakpoint
ALTER TABLE "custody_events" ADD CONSTRAINT "custody_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_events" ADD CONSTRAINT "custody_events_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custody_events_application" ON "custody_events" USING btree ("application_id","id");
--> statement-breakpoint
-- What happens to a sealed original is written down by the database itself. Nothing else of it ever changes: documents are only added.
DO $$ BEGIN
  ALTER TABLE custody_events ENABLE ROW LEVEL SECURITY;
  CREATE POLICY "organization_wall" ON custody_events USING (
    (SELECT scope_kind()) IN ('system', 'platform')
    OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
  CREATE POLICY "for_staff" ON custody_events AS RESTRICTIVE USING ((SELECT scope_kind()) IN ('system', 'platform', 'staff'));
  CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON custody_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
END $$;
--> statement-breakpoint
CREATE FUNCTION "record_custody"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO custody_events (application_id, document_id, event, sha256, at) VALUES (NEW.application_id, NEW.id, 'SEALED', NEW.sha256, NEW.created_at);
  ELSIF NEW.blob IS DISTINCT FROM OLD.blob THEN
    INSERT INTO custody_events (application_id, document_id, event, sha256, at) VALUES (NEW.application_id, NEW.id, 'MOVED', NEW.sha256, now());
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "keep_original"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.application_id, NEW.party, NEW.kind, NEW.sha256, NEW.byte_size, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.application_id, OLD.party, OLD.kind, OLD.sha256, OLD.byte_size, OLD.created_at) THEN
    RAISE EXCEPTION 'A sealed original is never changed' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "custody" AFTER INSERT OR UPDATE ON "documents" FOR EACH ROW WHEN (NEW.party = 'vault') EXECUTE FUNCTION "record_custody"();
--> statement-breakpoint
CREATE TRIGGER "original" BEFORE UPDATE ON "documents" FOR EACH ROW WHEN (OLD.party = 'vault') EXECUTE FUNCTION "keep_original"();
--> statement-breakpoint
-- Originals are made by the node itself, and taken back by no one.
CREATE POLICY "originals" ON "documents" AS RESTRICTIVE FOR INSERT WITH CHECK (party <> 'vault' OR (SELECT scope_kind()) = 'system');
--> statement-breakpoint
CREATE POLICY "originals" ON "document_removals" AS RESTRICTIVE FOR INSERT WITH CHECK (
  NOT EXISTS (SELECT 1 FROM documents d WHERE d.id = document_id AND d.party = 'vault'));
