-- People who sign in at a provider of their organization's own: whose account each is, and the sign-ins that are under way.
ALTER TABLE "sessions" ADD COLUMN "provider" text;--> statement-breakpoint
CREATE TABLE "provider_accounts" (
	"organization_code" text NOT NULL,
	"audience" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"identity_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "provider_accounts_pk" PRIMARY KEY("organization_code","audience","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_sign_ins" (
	"state_mac" text PRIMARY KEY NOT NULL,
	"browser_mac" text NOT NULL,
	"organization_code" text NOT NULL,
	"audience" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"return_to" text,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"taken_at" timestamp(3) with time zone,
	"issuer" text,
	"subject" text,
	"email" text,
	"is_newcomer" boolean
);
--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD CONSTRAINT "provider_accounts_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_accounts_identity" ON "provider_accounts" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_expired" ON "provider_sign_ins" USING btree ("expires_at");--> statement-breakpoint
-- The product itself reads and writes them, for the one browser that asks.
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['provider_accounts', 'provider_sign_ins'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "sign_in_providers" ON %I USING ((SELECT scope_kind()) = 'system')$policy$, name);
  END LOOP;
END $$;
