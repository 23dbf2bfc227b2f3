// Files a ticket with the Rust kit and reads it back: solves the challenge, signs nothing in. Usage: cargo run -- <address>
use base64::{engine::general_purpose::STANDARD, Engine};
use guidepost::apis::configuration::{ApiKey, Configuration};
use guidepost::apis::{cases_api, contact_api};
use guidepost::models::{AltchaChallenge, AnonymousFields, ChannelType, ContactForm, ValidateChallengeRequest};
use hmac::{Hmac, Mac};
use reqwest::header::{HeaderMap, COOKIE, SET_COOKIE};
use serde_json::json;

/// PBKDF2-HMAC-SHA256 of one block.
fn derive(password: &[u8], salt: &[u8], rounds: i32) -> String {
    let keyed = Hmac::<sha2::Sha256>::new_from_slice(password).expect("any length is a key");
    let mut round = keyed.clone().chain_update(salt).chain_update([0, 0, 0, 1]).finalize().into_bytes();
    let mut key = round;
    for _ in 1..rounds {
        round = keyed.clone().chain_update(round).finalize().into_bytes();
        key.iter_mut().zip(round).for_each(|(one, other)| *one ^= other);
    }
    hex::encode(key)
}

fn solve(challenge: &AltchaChallenge) -> Result<String, Box<dyn std::error::Error>> {
    let asked = &challenge.parameters;
    let (nonce, salt) = (hex::decode(&asked.nonce)?, hex::decode(&asked.salt)?);
    for counter in 0..u32::MAX {
        let key = derive(&[&nonce[..], &counter.to_be_bytes()].concat(), &salt, asked.cost);
        if key.starts_with(&asked.key_prefix) {
            let solved = json!({ "challenge": challenge, "solution": { "counter": counter, "derivedKey": key } });
            return Ok(STANDARD.encode(solved.to_string()));
        }
    }
    Err("no counter solves it".into())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let address = std::env::args().nth(1).expect("an address");
    // The kit gives no headers, and the session's token is one.
    let begun = reqwest::get(format!("{address}/services/bft/api/auth/en-US")).await?;
    let told = |name: &str| begun.headers()[name].to_str().map(str::to_owned);
    let cookie = told(SET_COOKIE.as_str())?.split(';').next().unwrap_or_default().parse()?;
    let settings = Configuration {
        base_path: address,
        client: reqwest::Client::builder().default_headers(HeaderMap::from_iter([(COOKIE, cookie)])).build()?,
        api_key: Some(ApiKey { prefix: None, key: told("x-csrf-token")? }),
        ..Configuration::default()
    };

    let challenge = contact_api::get_challenge(&settings, None, None).await?;
    let solved = ValidateChallengeRequest::new(solve(&challenge)?, 0, 0);
    assert!(contact_api::validate_challenge(&settings, solved, None, None).await?.valid);

    let fields = [("description", "The shop stays empty on my tablet."), ("playerTag", "Robin#2741"), ("platformMobile", "tablet")];
    let fields = fields.map(|(key, value)| (key.to_owned(), value.into())).into();
    let mut form = ContactForm::new(fields, 2121, ChannelType::Ticket, "en-US".into(), "rumble".into());
    let about = AnonymousFields { name: Some("Robin".into()), email: Some("robin@players.example".into()) };
    form.anon_fields = Some(Some(Box::new(about)));
    let folder = std::env::temp_dir().join(format!("guidepost-smoke-{}", std::process::id()));
    std::fs::create_dir(&folder)?;
    let log = folder.join("log.txt");
    std::fs::write(&log, "shop: 0 items")?;
    let key = uuid::Uuid::new_v4().to_string();
    let filed = contact_api::submit_contact(&settings, &serde_json::to_string(&form)?, Some(&key), None, None, Some(vec![log])).await?;
    std::fs::remove_dir_all(folder)?;

    let found = cases_api::get_case(&settings, "en-US", &filed.anonymous_token.ok_or("no token")?, None, None).await?;
    let files: Vec<_> = found.case_events.iter().flat_map(|event| event.attachments.iter().flatten()).map(|file| &file.name).collect();
    assert_eq!((&found.id, files.as_slice()), (&filed.case_id, &[&"log.txt".to_owned()][..]));
    println!("{}{} {} {files:?}", found.region.to_uppercase(), found.id, found.status);
    Ok(())
}
