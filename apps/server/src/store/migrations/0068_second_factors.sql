-- How staff prove, beside their password, that it is them, and when a session had it. Sessions that are open owe it from now on.
ALTER TABLE "sessions" ADD COLUMN "second_factor" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"relying_party" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "authenticator_apps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"secret_sealed" text NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"last_step" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_mac" text PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factor_challenges" (
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"identity_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "factor_challenges_session_id_purpose_pk" PRIMARY KEY("session_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_identity" ON "passkeys" USING btree ("identity_id");--> statement-breakpoint
-- Beside the one that counts, one that was shown and not confirmed yet.
CREATE UNIQUE INDEX "authenticator_apps_one" ON "authenticator_apps" USING btree ("identity_id",("confirmed_at" IS NULL));--> statement-breakpoint
CREATE INDEX "recovery_codes_identity" ON "recovery_codes" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_expired" ON "factor_challenges" USING btree ("expires_at");--> statement-breakpoint
-- Other nodes remember since when a session was fresh: they ask again.
CREATE TRIGGER "sessions_stepped_up" AFTER UPDATE OF "second_factor_at" ON "sessions" FOR EACH ROW
  WHEN (OLD."second_factor_at" IS DISTINCT FROM NEW."second_factor_at") EXECUTE FUNCTION "tell_of_session"();--> statement-breakpoint
-- The product itself checks and changes them, for the one person whose session asks.
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['passkeys', 'authenticator_apps', 'recovery_codes', 'factor_challenges'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "second_factors" ON %I USING ((SELECT scope_kind()) = 'system')$policy$, name);
  END LOOP;
END $$;
