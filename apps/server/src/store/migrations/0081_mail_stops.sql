-- Mail that a mailbox gets no more, by kind, under one lender.
CREATE TABLE "mail_stops" (
	"organization_code" text NOT NULL,
	"email_mac" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "mail_stops_pk" PRIMARY KEY("organization_code","email_mac","kind")
);
--> statement-breakpoint
-- Changes of an account's email that wait to be confirmed by the link mailed to the new address.
CREATE TABLE "email_changes" (
	"secret_digest" text PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"organization_code" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_identity" ON "email_changes" USING btree ("identity_id");--> statement-breakpoint
-- The product itself reads and writes them, after whoever asks was let through.
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['mail_stops', 'email_changes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "mail_stops" ON %I USING ((SELECT scope_kind()) = 'system')$policy$, name);
  END LOOP;
END $$;
