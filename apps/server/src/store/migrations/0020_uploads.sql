-- Uploads that continue after an interruption, documents that are taken back, and whose each document is.
CREATE TABLE "document_removals" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"removed_by" text NOT NULL,
	"removed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_pieces" (
	"upload_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"blob" uuid NOT NULL,
	CONSTRAINT "upload_pieces_upload_id_start_pk" PRIMARY KEY("upload_id","start"),
	CONSTRAINT "upload_pieces_blob_unique" UNIQUE("blob")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"byte_size" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"document_id" uuid
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "party" text DEFAULT 'borrower' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_removals" ADD CONSTRAINT "document_removals_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_removals" ADD CONSTRAINT "document_removals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_removals_application" ON "document_removals" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_announced" ON "uploads" USING btree ("application_id","party","kind","fingerprint","byte_size") WHERE "uploads"."document_id" is null;--> statement-breakpoint
CREATE INDEX "uploads_expired" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['uploads', 'upload_pieces', 'document_removals'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "organization_wall" ON %I USING (
      (SELECT scope_kind()) IN ('system', 'platform')
      OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id))$policy$, name);
    EXECUTE format($policy$CREATE POLICY "not_for_partners" ON %I AS RESTRICTIVE USING ((SELECT scope_kind()) <> 'partner')$policy$, name);
  END LOOP;
  -- A borrower does not see the identity documents of those who sign beside them, nor the other way round.
  FOREACH name IN ARRAY ARRAY['uploads', 'documents'] LOOP
    EXECUTE format($policy$CREATE POLICY "own_party" ON %I AS RESTRICTIVE FOR SELECT USING (
      (SELECT scope_kind()) NOT IN ('borrower', 'signer')
      OR ((SELECT scope_kind()) = 'borrower' AND party = 'borrower')
      OR ((SELECT scope_kind()) = 'signer' AND (application_id, party) IN (
        SELECT s.application_id, s.party FROM application_signers s WHERE s.identity_id = (SELECT scope_identity()))))$policy$, name);
  END LOOP;
  EXECUTE 'CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON document_removals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()';
END $$;
